{{- define "epod.labels" -}}
app.kubernetes.io/name: epod
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "epod.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "epod.pod" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "epod.container" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "epod.grace" -}}
{{ add (int .Values.settings.EPOD_DRAIN_SECONDS) 20 }}
{{- end }}

{{- define "epod.env" -}}
- { name: EPOD_PUBLIC_URL, value: {{ printf "https://%s" .Values.host | quote }} }
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- include "epod.stores" . }}
{{- end }}

{{- define "epod.stores" -}}
{{- with .Values.storage.files }}
- { name: EPOD_FILES, value: {{ . | quote }} }
{{- end }}
{{- with .Values.storage.checkpoints }}
- { name: EPOD_CHECKPOINTS, value: {{ . | quote }} }
{{- end }}
{{- end }}

{{- define "epod.secrets" -}}
- secretRef: { name: {{ .Values.secrets.serve }} }
{{- if or .Values.storage.files .Values.storage.checkpoints }}
- secretRef: { name: {{ .Values.secrets.storage }} }
{{- end }}
{{- end }}

{{- define "epod.volumes" -}}
- name: data
{{- if .Values.storage.files }}
  emptyDir: {}
{{- else }}
  persistentVolumeClaim: { claimName: {{ .Release.Name }}-files }
{{- end }}
- name: tmp
  emptyDir: {}
{{- end }}

{{- define "epod.mounts" -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- end }}
