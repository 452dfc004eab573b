import ts from 'typescript';
import type { Manifest } from './manifests.js';

/** The packages with the types and schemas of operators' APIs. Those of Kubernetes itself are in one of their own. */
const OPERATORS: Record<string, string> = {
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
};

const moduleOf = ({ apiVersion, kind }: Manifest): string =>
  `${OPERATORS[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models'}/${apiVersion}/${kind}`;

const FILE = `${import.meta.dirname}/manifests-as-types.ts`;

/**
 * The errors that Kubernetes' published types find in these objects: unknown and missing fields, wrong types
 * and values. An API server in strict mode reports the same.
 */
export function typeErrors(manifests: readonly Manifest[]): string[] {
  const source = manifests
    .map(
      (manifest, i) =>
        `import type { I${manifest.kind} as T${i} } from '${moduleOf(manifest)}';\n` +
        `export const m${i}: T${i} = ${JSON.stringify(manifest)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  // Only this one file is virtual.
  const disk = ts.createCompilerHost(options);
  host.fileExists = (name) => name === FILE || disk.fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, rest[0]) : disk.getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

/** The error that the published JSON schema finds in an object: patterns, formats, ranges. */
export async function schemaError(manifest: Manifest): Promise<string | undefined> {
  const { apiVersion, kind, ...rest } = manifest;
  const models = (await import(moduleOf(manifest))) as Record<
    string,
    new (data: object) => { validate(): void }
  >;
  const Model = models[kind];
  if (!Model) return `no schema for ${apiVersion} ${kind}`;
  try {
    new Model(rest).validate();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
