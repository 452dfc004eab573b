import { z } from 'zod';

/** A backup or restore that can't be done, with a message for the operator. */
export class BackupError extends Error {}

/*
 * A backup is a script of COPY statements, as `psql` understands it, compressed and usually encrypted. Its first and
 * last line are comments: the header says what follows, the trailer what was written. Without a trailer, a backup isn't
 * complete.
 */

/** Raised when older programs couldn't read what this one writes. */
export const FORMAT = 1;
const headerOf = (program: string): string => `-- ${program} backup `;
const TRAILER = '-- end ';
/** Ends the rows of a table. Backslashes in the data are escaped, so no row is the same. */
export const END_OF_ROWS = Buffer.from('\\.\n');

const table = z.object({
  name: z.string(),
  /** In the order of the data, without generated columns. */
  columns: z.array(z.string()),
  /** The last values of the sequences of its columns. */
  sequences: z.record(z.string(), z.string()),
});
export type BackupTable = z.infer<typeof table>;

const header = z.object({
  format: z.number(),
  /** Of the program. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The version of the PostgreSQL server. */
  server: z.string(),
  /** The names of the migrations that made the tables. */
  migrations: z.array(z.string()),
  tables: z.array(table),
});
export type BackupHeader = z.infer<typeof header>;

const written = z.object({ rows: z.number(), sha256: z.string() });
/** How many rows of a table follow, and the hash of their text. */
export type WrittenTable = z.infer<typeof written>;

const trailer = z.object({ tables: z.record(z.string(), written) });
export type BackupTrailer = z.infer<typeof trailer>;

export const headerLine = (program: string, content: BackupHeader): string =>
  `${headerOf(program)}${JSON.stringify(content)}\n`;
export const trailerLine = (content: BackupTrailer): string => `${TRAILER}${JSON.stringify(content)}\n`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const columnList = ({ columns }: BackupTable): string => columns.map(quoted).join(', ');

/** The statements that write and read the rows of a table. */
export const copyOut = (from: BackupTable): string =>
  `COPY ${quoted(from.name)} (${columnList(from)}) TO STDOUT`;
export const copyIn = (into: BackupTable): string =>
  `COPY ${quoted(into.name)} (${columnList(into)}) FROM STDIN`;
export const copyLine = (of: BackupTable): string => `${copyIn(of)};\n`;

/** Settings of a session on which the text of values depends. */
export const TEXT_SETTINGS =
  "SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET extra_float_digits = 1; SET bytea_output = 'hex'";

export function readHeader(program: string, line: string): BackupHeader {
  const content = parsed(line, headerOf(program), z.looseObject({ format: z.number() }));
  if (content === undefined) throw new BackupError('is not a backup of this program');
  if (content.format > FORMAT) throw new BackupError('was made by a newer release, whose format is unknown');
  const { data } = header.safeParse(content);
  if (data === undefined) throw new BackupError('is damaged: its header is incomplete');
  return data;
}

export function readTrailer(line: string): BackupTrailer {
  const content = parsed(line, TRAILER, trailer);
  if (content === undefined) throw new BackupError('is damaged: its last line is missing');
  return content;
}

function parsed<Schema extends z.ZodType>(
  line: string,
  start: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  if (!line.startsWith(start)) return undefined;
  try {
    return schema.safeParse(JSON.parse(line.slice(start.length))).data;
  } catch {
    return undefined;
  }
}
