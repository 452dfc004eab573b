{{- define "tessera.labels" -}}
app.kubernetes.io/name: tessera
{{- with . }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{- define "tessera.image" -}}
image: {{ printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) }}
{{- with .Values.image.pullPolicy }}
imagePullPolicy: {{ . }}
{{- end }}
{{- end }}

{{/* The values of the ConfigMap. The ports are those of the containers. */}}
{{- define "tessera.config" -}}
{{- $fixed := dict "HOST" "0.0.0.0" "PORT" "3000" "METRICS_PORT" "9464" }}
{{- $byHost := dict "PUBLIC_URL" (printf "https://%s" .Values.host) "MAIL_FROM" (printf "Tessera <no-reply@%s>" .Values.host) }}
{{- toYaml (merge $fixed .Values.config $byHost) }}
{{- end }}

{{/* Another name for other values, so that changing one triggers a rollout. */}}
{{- define "tessera.configName" -}}
tessera-{{ include "tessera.config" . | sha256sum | trunc 10 }}
{{- end }}

{{/* What all pods have in common, but not the list of containers. */}}
{{- define "tessera.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "tessera.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{- define "tessera.envFrom" -}}
envFrom:
  - configMapRef:
      name: {{ .config }}
  - secretRef:
      name: {{ .secret }}
{{- end }}

{{- define "tessera.spread" -}}
- topologyKey: {{ .key }}
  maxSkew: 1
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels: {{- include "tessera.labels" .component | nindent 6 }}
  matchLabelKeys: [pod-template-hash]
{{- end }}

{{/* Ports, probes and files of a process that runs all the time. */}}
{{- define "tessera.process" -}}
ports:
  - name: http
    containerPort: 3000
    protocol: TCP
  - name: metrics
    containerPort: 9464
    protocol: TCP
# The process waits up to a minute for the migrations and then exits with a message.
startupProbe:
  httpGet:
    path: /api/health/live
    port: http
  periodSeconds: 2
  failureThreshold: 60
readinessProbe:
  httpGet:
    path: /api/health/ready
    port: http
  periodSeconds: 5
  timeoutSeconds: 3
  failureThreshold: 2
# Liveness doesn't check the database: a restart would not bring it back.
livenessProbe:
  httpGet:
    path: /api/health/live
    port: http
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 3
volumeMounts:
  - name: tmp
    mountPath: /tmp
  {{- with .Values.volumeMounts }}{{- toYaml . | nindent 2 }}{{- end }}
{{- end }}

{{- define "tessera.volumes" -}}
volumes:
  - name: tmp
    emptyDir:
      sizeLimit: 64Mi
  {{- with .Values.volumes }}{{- toYaml . | nindent 2 }}{{- end }}
{{- end }}

{{- define "tessera.hook" -}}
helm.sh/hook: pre-install,pre-upgrade
helm.sh/hook-weight: {{ . | quote }}
{{- end }}
