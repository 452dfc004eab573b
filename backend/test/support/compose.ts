import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const DOCKER = path.join(import.meta.dirname, '../../../docker');

export interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string | number | null>;
  depends_on?: Record<string, { condition: string }> | string[];
  volumes?: string[];
  read_only?: boolean;
  profiles?: string[];
  ports?: string[];
  deploy?: { replicas: number };
  mem_limit?: string;
  logging?: { driver: string; options: Record<string, string> };
}

/** The services of compose.yaml as compose reads it with these variables. */
export function compose(variables: Record<string, string> = {}): Record<string, Service> {
  const text = readFileSync(path.join(DOCKER, 'compose.yaml'), 'utf8').replace(
    /\$\{(\w+):([-+])([^}]*)\}/g,
    (_, name: string, sign: string, other: string) => {
      const value = variables[name] ?? '';
      return sign === '-' ? value || other : value && other;
    },
  );
  return (parse(text, { merge: true }) as { services: Record<string, Service> }).services;
}
