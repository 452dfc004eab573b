export interface BuiltApp {
  /** Origin, without a slash at the end. */
  url: string;
  /** Its DATA_DIR. */
  folder: string;
  stop(): Promise<void>;
}

type Environment = Record<string, string>;

/** `env` may depend on the app's own address, which has the host 127.0.0.1. */
export function startBuiltApp(env?: Environment | ((url: string) => Promise<Environment>)): Promise<BuiltApp>;
export function freePort(): Promise<number>;
