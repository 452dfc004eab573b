/** Injection token for what knows the last backup. Null if this program makes none. */
export const LAST_BACKUP = Symbol('last backup');

export interface MadeBackups {
  /** Whether this process knows where to put backups. Another one may make them all the same. */
  readonly isOn: boolean;
  /** The last successful one, whichever process made it. */
  last(): Promise<{ readonly madeAt: Date } | null>;
}
