// Parses docker/Dockerfile.
import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';

const command = (text) => JSON.parse(/CMD\s+(\[.*\])/s.exec(text)[1]);

/** One instruction: its keyword, words, flags by name, and the text after keyword and flags. */
function step(instruction) {
  const flags = Object.fromEntries(
    (instruction.getFlags?.() ?? []).map((flag) => [flag.getName(), flag.getValue()]),
  );
  const text = instruction.getArgumentsContent().replace(/^(--\S+\s+)+/, '');
  return {
    keyword: instruction.getKeyword(),
    words: instruction.getArguments().map((word) => word.getValue()),
    properties: (instruction.getProperties?.() ?? []).map((it) => [it.getName(), it.getValue()]),
    flags,
    text,
  };
}

/**
 * The stages of a Dockerfile in order, and the process that the last one describes.
 * @returns {{ stages: { name: string, base: string, steps: object[] }[], env: Record<string, string>, labels: Record<string, string>,
 *   user: string, workdir: string, command: string[], healthCheck: string[] }}
 */
export function readDockerfile(file) {
  const stages = [];
  for (const instruction of DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      stages.push({ name: instruction.getBuildStage(), base: instruction.getImage(), steps: [] });
    } else stages.at(-1)?.steps.push(step(instruction));
  }
  const last = stages.at(-1).steps;
  const defaults = Object.fromEntries(
    last.flatMap(({ keyword, properties }) => (keyword === 'ARG' ? properties : [])),
  );
  const filledIn = (properties) =>
    properties.map(([name, value]) => [name, value.replace(/\$\{(\w+)\}/g, (_, arg) => defaults[arg])]);
  const of = (keyword) => last.filter((it) => it.keyword === keyword);
  return {
    stages,
    env: Object.fromEntries(of('ENV').flatMap(({ properties }) => filledIn(properties))),
    labels: Object.fromEntries(of('LABEL').flatMap(({ properties }) => filledIn(properties))),
    user: of('USER')[0].text,
    workdir: of('WORKDIR')[0].text,
    command: command(`CMD ${of('CMD')[0].text}`),
    healthCheck: command(of('HEALTHCHECK')[0].text),
  };
}
