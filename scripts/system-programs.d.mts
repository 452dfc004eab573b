type Say = (text: string) => void;

export function ensurePromtool(say: Say): string | undefined;
export function ensureSwift(say: Say, folder: string): string | undefined;
export function ensureProxy(name: 'nginx' | 'caddy', say: Say): string | undefined;
export function ensureKubernetesTools(say: Say): {
  HELM?: string;
  HELM_OLDEST?: string;
  KUBECTL?: string;
};
