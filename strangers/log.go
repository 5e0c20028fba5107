// Verifies a transparency log with the packages with which Go verifies its own module mirror:
// log <address of the log> <verifier keys> <file of an earlier checkpoint>
//
// It believes nothing but the keys, one a line. Every tile is proved against the signed root as it is read.
package main

import (
	"encoding/base64"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

var client = http.Client{Timeout: 30 * time.Second}

func get(address string) []byte {
	answer, err := client.Get(address)
	if err != nil {
		log.Fatal(err)
	}
	defer answer.Body.Close()
	bytes, err := io.ReadAll(io.LimitReader(answer.Body, 1<<20))
	if err != nil || answer.StatusCode != http.StatusOK {
		log.Fatalf("%s: %d %v", address, answer.StatusCode, err)
	}
	return bytes
}

// A checkpoint that one of the keys has signed; anything else ends the program.
func opened(written []byte, verifiers []note.Verifier) tlog.Tree {
	signed, err := note.Open(written, note.VerifierList(verifiers...))
	if err != nil {
		log.Fatal(err)
	}
	lines := strings.Split(signed.Text, "\n")
	size, err := strconv.ParseInt(lines[1], 10, 64)
	if err != nil || lines[0] != signed.Sigs[0].Name {
		log.Fatalf("no checkpoint of this log: %q", signed.Text)
	}
	root, err := base64.StdEncoding.DecodeString(lines[2])
	if err != nil || len(root) != tlog.HashSize {
		log.Fatalf("no root: %q", lines[2])
	}
	tree := tlog.Tree{N: size}
	copy(tree.Hash[:], root)
	return tree
}

// Reads tiles where C2SP tlog-tiles has them: Go's own paths, without the height.
type reader struct{ address string }

func (reader) Height() int                              { return 8 }
func (reader) SaveTiles(tiles []tlog.Tile, data [][]byte) {}
func (r reader) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	var read [][]byte
	for _, tile := range tiles {
		path := strings.Replace(tile.Path(), "tile/8/", "/tile/", 1)
		read = append(read, get(r.address+path))
	}
	return read, nil
}

func main() {
	address, keys, file := os.Args[1], os.Args[2], os.Args[3]
	var verifiers []note.Verifier
	for _, key := range strings.Fields(keys) {
		verifier, err := note.NewVerifier(key)
		if err != nil {
			log.Fatal(err)
		}
		verifiers = append(verifiers, verifier)
	}
	now := opened(get(address+"/checkpoint"), verifiers)
	hashes := tlog.TileHashReader(now, reader{address})

	for from := int64(0); from < now.N; from += 256 {
		path := fmt.Sprintf("/tile/entries/%03d", from/256)
		width := now.N - from
		if width > 256 {
			width = 256
		} else if width < 256 {
			path += fmt.Sprintf(".p/%d", width)
		}
		bundle := get(address + path)
		for at := int64(0); at < width; at++ {
			length := int(bundle[0])<<8 | int(bundle[1])
			entry := bundle[2 : 2+length]
			bundle = bundle[2+length:]
			leaf := from + at
			proof, err := tlog.ProveRecord(now.N, leaf, hashes)
			if err != nil {
				log.Fatal(err)
			}
			if err := tlog.CheckRecord(proof, now.N, now.Hash, leaf, tlog.RecordHash(entry)); err != nil {
				log.Fatalf("entry %d: %v", leaf, err)
			}
		}
	}

	written, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	earlier := opened(written, verifiers)
	proof, err := tlog.ProveTree(now.N, earlier.N, hashes)
	if err != nil {
		log.Fatal(err)
	}
	if err := tlog.CheckTree(proof, now.N, now.Hash, earlier.N, earlier.Hash); err != nil {
		log.Fatalf("the log does not begin with what it was: %v", err)
	}
	fmt.Printf("%d entries proved, of which %d are those of before\n", now.N, earlier.N)
}
