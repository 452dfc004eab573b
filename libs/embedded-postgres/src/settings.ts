/** Which server it is, and how its errors address the operator. */
export interface ServerSettings {
  /** PostgreSQL's data folder; created if missing. */
  readonly dataDir: string;
  /**
   * The name of the superuser and the database, and of the program in messages: lowercase letters, digits and
   * underscores. Another name needs another folder.
   */
  readonly name: string;
  /** What operators set to choose the folder, such as `DATA_DIR`; by default "data folder". */
  readonly folderSetting?: string;
  /** A sentence for the end of errors about a server that can't run: what operators can do instead. */
  readonly hint?: string;
}

export type Server = Required<ServerSettings>;

export const withDefaults = ({
  dataDir,
  name,
  folderSetting = 'data folder',
  hint = '',
}: ServerSettings): Server => ({ dataDir, name, folderSetting, hint });

/** The embedded PostgreSQL can't run. The message is for the operator. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, hint = '') {
    super(`${message}${hint}`.trimEnd());
  }
}
