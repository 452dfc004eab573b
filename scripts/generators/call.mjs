// Adds a call that succeeds and does nothing yet, in every place that must know it.
import { giveUp } from '../workspace.mjs';
import { addEntry, addImport, addNames, camel, edit, formatAll, kebab, pascal } from './edits.mjs';

const CONTRACTS = 'libs/contracts/src';
const SUPPORT = 'backend/test/support';
const CONSTANT = '\n} as const;';

/** Who may make it, as a row of the matrix, and the statements that look for the player. */
const PLAYERS = {
  required: { statuses: 'everyPlayer(200)', statements: 1 },
  optional: { statuses: 'everyPlayer(200, 200)', statements: 1 },
  none: { statuses: 'all(200)', statements: 0 },
};
const NOTHING = { schema: 'done', fields: [], fake: '{ success: true }', statements: 0 };

export default async function callGenerator(tree, options) {
  addCall(tree, options);
  await formatAll(tree);
}

/**
 * @param {object} options those of call.schema.json; `response` describes it if it has more than `success`, and `handler`
 *   is the controller's method
 */
export function addCall(tree, { response = NOTHING, handler, ...options }) {
  const call = { path: `/api/${options.feature}/${kebab(options.name)}`, ...options };
  const { name, feature, path, player } = call;
  if (!tree.exists(`backend/src/${feature}`)) giveUp(`backend/src has no feature ${feature}.`);
  const paths = `${CONTRACTS}/wire/paths.ts`;
  const [, taken] =
    [...tree.read(paths, 'utf8').matchAll(/'(\/api\/[^']+)'/g)].find(([, other]) => matches(other, path)) ??
    [];
  if (taken) giveUp(`${path} would be taken for ${taken}. Choose another with --path.`);
  addEntry(tree, paths, ['export const PATHS = {', CONSTANT], `${name}: '${path}',`);
  addContract(tree, call, response);
  addHandler(tree, call, handler);
  const { statuses, statements } = PLAYERS[player];
  const rows = [
    ['call-inputs', 'INPUTS', 'none'],
    ['call-table', 'CALL_TABLE', `[${statements + response.statements}, ${statuses}]`],
  ];
  for (const [file, list, row] of rows) {
    addEntry(tree, `${SUPPORT}/${file}.ts`, [`export const ${list}`, '\n};'], `${name}: ${row},`);
  }
  if (tree.exists(`frontend/src/features/${feature}`)) addEndpoint(tree, call, response);
}

const matches = (pattern, path) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

function addContract(tree, { name, method, player, feature, contract = `${feature}/${feature}` }, response) {
  const file = `${CONTRACTS}/${contract}.ts`;
  const group = /(export const \w+Calls = \{)([^}]*)(\};)/;
  if (!tree.exists(file)) {
    const calls = `${camel(feature)}Calls`;
    tree.write(file, `export const ${calls} = {};\n`);
    edit(tree, `${CONTRACTS}/calls/calls.ts`, addImport([calls], `../${contract}.js`));
    addEntry(tree, `${CONTRACTS}/calls/calls.ts`, ['export const CALLS = {', CONSTANT], `...${calls},`);
  }
  const described = `const ${name} = defineCall({
    method: '${method}',
    path: PATHS.${name},
    summary: '${kebab(name)
      .replaceAll('-', ' ')
      .replace(/^./, (first) => first.toUpperCase())}',
    status: 200,
    player: '${player}',
    limit: 'read',
    ${method === 'POST' ? 'body: z.object({}).optional(),' : ''}
    response: ${response.schema},
  });`;
  edit(tree, file, (text) => {
    if (!group.test(text)) giveUp(`${file} has no group of calls.`);
    return addNames([name], group)(text).replace(group, (all) => `${described}\n\n${all}`);
  });
  if (described.includes('z.object')) edit(tree, file, addImport(['z'], 'zod'));
  edit(tree, file, addImport(['defineCall'], '../wire/call.js'));
  const fields = response.schema === 'done' ? ['done'] : response.fields;
  edit(tree, file, addImport(fields, '../wire/fields.js'));
  edit(tree, file, addImport(['PATHS'], '../wire/paths.js'));
}

function addHandler(tree, { name, feature, method }, handler) {
  const folder = `backend/src/${feature}`;
  const controllers = tree.children(folder).filter((file) => file.endsWith('.controller.ts'));
  const own = controllers.length === 1 ? controllers[0] : `${feature}.controller.ts`;
  const file = `${folder}/${own}`;
  const input = method === 'POST' ? '@Input() _input: unknown' : '';
  const code = handler ?? `${name}(${input}): void {}`;
  edit(tree, file, addImport(['CALLS'], '@tessera/contracts/calls'));
  edit(tree, file, addImport(input ? ['Endpoint', 'Input'] : ['Endpoint'], '../platform/http/endpoint.js'));
  edit(tree, file, (text) => text.replace(/\n\}\n$/, () => `\n\n@Endpoint(CALLS.${name})\n${code}\n}\n`));
}

function addEndpoint(tree, { name, method, feature }, response) {
  const folder = `frontend/src/features/${feature}`;
  const file = `${folder}/${feature}.api.ts`;
  const isQuery = method === 'GET';
  if (!tree.exists(file)) {
    tree.write(file, 'export const {} = api.injectEndpoints({\n  endpoints: (build) => ({\n  }),\n});\n');
  }
  const query = {
    GET: `PATHS.${name}`,
    POST: `post(PATHS.${name})`,
    DELETE: `({ url: PATHS.${name}, method: 'DELETE' })`,
  }[method];
  const endpoint = `${name}: build.${isQuery ? 'query' : 'mutation'}<ResponseOf<'${name}'>, void>({ query: () => ${query} }),`;
  const hook = `use${pascal(name)}${isQuery ? 'Query' : 'Mutation'}`;
  edit(tree, file, addNames([hook], /(export const \{)([^}]*)(\} =)/));
  const [, indentation] = /^( *)endpoints: /m.exec(tree.read(file, 'utf8')) ?? [];
  addEntry(tree, file, ['endpoints: (build) => ({', `\n${indentation}}),`], endpoint);
  edit(tree, file, addImport(['api', 'type ResponseOf'], '../../store/api/api'));
  if (method === 'POST') edit(tree, file, addImport(['post'], '../../store/api/api'));
  edit(tree, file, addImport(['PATHS'], '@tessera/contracts/wire'));
  tree.write(
    `${folder}/testing/${kebab(name)}-response.ts`,
    `import type { ResponseOf } from '../../../store/api/api';

/** What the server of a test responds. */
export const ${name}Response: ResponseOf<'${name}'> = ${response.fake};
`,
  );
}
