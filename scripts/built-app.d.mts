export interface BuiltApp {
  /** Origin, without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

export function startBuiltApp(env?: Record<string, string>): Promise<BuiltApp>;
