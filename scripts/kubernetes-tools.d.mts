export function ensureKubernetesTools(say: (text: string) => void): {
  HELM?: string;
  HELM_OLDEST?: string;
  KUBECTL?: string;
};
