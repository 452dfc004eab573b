export interface BuiltApp {
  /** Origin, without a slash at the end. */
  url: string;
  /** Its DATA_DIR. */
  folder: string;
  stop(): Promise<void>;
}

export function startBuiltApp(env?: Record<string, string>): Promise<BuiltApp>;
