/** One stage of a Dockerfile. */
interface Stage {
  readonly name: string | null;
  readonly base: string;
  readonly steps: readonly { readonly keyword: string }[];
}

/** What the Dockerfile says of the process that the image runs. */
export interface Image {
  readonly stages: readonly Stage[];
  readonly env: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

export function readDockerfile(file: string): Image;
