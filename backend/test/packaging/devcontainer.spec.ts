import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { loadConfig } from '../../src/platform/config/load-config.js';

const ROOT = path.join(import.meta.dirname, '../../..');

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const dockerfile = read('.devcontainer/Dockerfile');

test('the Dockerfile of the dev container passes the linter', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test('the dev container and the workflows have the major version of Node that the image has', () => {
  const image = /^FROM --platform=\S+ node:(\d+)/m.exec(read('docker/Dockerfile'))?.[1];
  expect(/^FROM node:(\d+)/m.exec(dockerfile)?.[1]).toBe(image);
  for (const file of ['ci.yaml', 'release.yaml'])
    expect(read(`.github/workflows/${file}`)).toContain(`node-version: ${image}`);
});

test('the dev container forwards the port on which the program listens', () => {
  const { forwardPorts } = JSON.parse(read('.devcontainer/devcontainer.json')) as { forwardPorts: number[] };
  expect(forwardPorts).toContain(loadConfig({}).port);
});
