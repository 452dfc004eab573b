/** Files outside the workspaces that contain the version, each with the text in which it occurs. */
export const VERSIONED = {
  'package.json': (version) => `"version": "${version}"`,
  'docker/Dockerfile': (version) => `ARG VERSION=${version}`,
  'docker/compose.yaml': (version) => `TESSERA_VERSION:-${version}`,
  'docker/README.md': (version) => `TESSERA_VERSION=${version}`,
  'k8s/base/kustomization.yaml': (version) => `newTag: ${version}`,
  'k8s/chart/Chart.yaml': (version) => `version: ${version}\nappVersion: ${version}`,
  'k8s/README.md': (version) => `newTag: ${version}`,
  'k8s/restore.example.yaml': (version) => `image: registry.example/tessera:${version}`,
};
