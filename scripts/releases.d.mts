interface Inventory {
  readonly variables: Readonly<Record<string, string>>;
  readonly migrations: Readonly<Record<string, string>>;
  readonly metrics: Readonly<Record<string, string>>;
}

interface Release extends Inventory {
  readonly version: string;
  readonly previous: { readonly version: string; readonly commit: string };
}

interface Change {
  readonly kind: string;
  readonly name: string;
  readonly change: 'added' | 'changed' | 'removed';
}

export function currentInventory(): Inventory;
export function readInventory(): Release;
export function changesBetween(before: Inventory, after: Inventory): Change[];
export function unannounced(changes: readonly Change[], texts: readonly string[]): Change[];
export function pendingChangesets(): { name: string; summary: string; operators: string }[];
export const VERSIONED: Readonly<Record<string, (version: string) => string>>;
