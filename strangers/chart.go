// Renders a Helm chart as Helm does: Go's own templates with sprig's functions, include and toYaml.
// Usage: chart <folder> <release> <values as JSON that replace the chart's>
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

func read(path string) map[string]interface{} {
	text, err := os.ReadFile(path)
	if err != nil {
		log.Fatal(err)
	}
	found := map[string]interface{}{}
	if err := yaml.Unmarshal(text, &found); err != nil {
		log.Fatal(path, ": ", err)
	}
	return found
}

func merge(into, from map[string]interface{}) {
	for key, value := range from {
		inner, isMap := value.(map[string]interface{})
		known, wasMap := into[key].(map[string]interface{})
		if isMap && wasMap {
			merge(known, inner)
		} else {
			into[key] = value
		}
	}
}

func main() {
	folder, release := os.Args[1], os.Args[2]
	chart := read(filepath.Join(folder, "Chart.yaml"))
	values := read(filepath.Join(folder, "values.yaml"))
	others := map[string]interface{}{}
	if err := json.Unmarshal([]byte(os.Args[3]), &others); err != nil {
		log.Fatal(err)
	}
	merge(values, others)
	all := template.New("chart").Option("missingkey=error")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, given interface{}) (string, error) {
		var text strings.Builder
		err := all.ExecuteTemplate(&text, name, given)
		return text.String(), err
	}
	functions["toYaml"] = func(given interface{}) (string, error) {
		text, err := yaml.Marshal(given)
		return strings.TrimSuffix(string(text), "\n"), err
	}
	all.Funcs(functions)
	files, _ := filepath.Glob(filepath.Join(folder, "templates", "*"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			log.Fatal(err)
		}
		template.Must(all.New(filepath.Base(file)).Parse(string(text)))
	}
	given := map[string]interface{}{
		"Values":  values,
		"Chart":   map[string]interface{}{"Name": chart["name"], "AppVersion": chart["appVersion"]},
		"Release": map[string]interface{}{"Name": release, "Namespace": "default"},
	}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") || !strings.HasSuffix(name, ".yaml") {
			continue
		}
		var text strings.Builder
		if err := all.ExecuteTemplate(&text, name, given); err != nil {
			log.Fatal(err)
		}
		fmt.Printf("---\n# %s\n%s", name, text.String())
	}
}
