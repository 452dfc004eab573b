// Makes a feature on both sides: a table, and a call that counts its rows.
import { giveUp } from '../workspace.mjs';
import { addCall } from './call.mjs';
import { addEntry, addImport, camel, edit, formatAll, pascal } from './edits.mjs';

export default async function featureGenerator(tree, { name }) {
  const folder = `backend/src/${name}`;
  if (tree.exists(folder)) giveUp(`${folder} exists.`);
  const at = Date.now();
  const table = name.replaceAll('-', '_');
  for (const [file, text] of Object.entries(backendFiles(name, table, at)))
    tree.write(`${folder}/${file}`, text);
  const migration = `Create${pascal(name)}${at}`;
  wire(
    tree,
    'migrations.ts',
    ['export const MIGRATIONS', '\n];'],
    migration,
    `./${name}/migrations/${at}-create-${name}.js`,
  );
  wire(
    tree,
    'app.module.ts',
    ['imports: [', '\n      ],'],
    `${pascal(name)}Module`,
    `./${name}/${name}.module.js`,
  );

  const call = `count${pascal(name)}`;
  tree.write(`frontend/src/features/${name}/${name}.api.spec.tsx`, browserSpec(name, call));
  addCall(tree, {
    name: call,
    feature: name,
    method: 'GET',
    path: `/api/${name}`,
    player: 'required',
    response: {
      schema: 'z.object({ success, count })',
      fields: ['success', 'count'],
      fake: '{ success: true, count: 3 }',
      statements: 1,
    },
    handler: `async count() {
      return { count: await this.${camel(name)}.count() };
    }`,
  });
  await formatAll(tree);
}

/** Lists a class in a file at the root of the backend. */
function wire(tree, file, list, name, from) {
  addEntry(tree, `backend/src/${file}`, list, `${name},`);
  edit(tree, `backend/src/${file}`, addImport([name], from));
}

function backendFiles(name, table, at) {
  const [Name, own] = [pascal(name), camel(name)];
  return {
    [`${name}.module.ts`]: `import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ${Name}Controller } from './${name}.controller.js';
import { ${Name}Entity } from './${name}.entity.js';
import { ${Name}Repository } from './${name}.repository.js';
import { ${Name}Service } from './${name}.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([${Name}Entity])],
  controllers: [${Name}Controller],
  providers: [${Name}Repository, ${Name}Service],
})
export class ${Name}Module {}
`,
    [`${name}.controller.ts`]: `import { Controller } from '@nestjs/common';
import { ${Name}Service } from './${name}.service.js';

@Controller()
export class ${Name}Controller {
  constructor(private readonly ${own}: ${Name}Service) {}
}
`,
    [`${name}.service.ts`]: `import { Injectable } from '@nestjs/common';
import { ${Name}Repository } from './${name}.repository.js';

@Injectable()
export class ${Name}Service {
  constructor(private readonly ${own}: ${Name}Repository) {}

  count(): Promise<number> {
    return this.${own}.count();
  }
}
`,
    [`${name}.repository.ts`]: `import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ${Name}Entity } from './${name}.entity.js';

@Injectable()
export class ${Name}Repository {
  constructor(@InjectRepository(${Name}Entity) private readonly rows: Repository<${Name}Entity>) {}

  count(): Promise<number> {
    return this.rows.count();
  }
}
`,
    [`${name}.entity.ts`]: `import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('${table}')
export class ${Name}Entity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  createdAt: Date;
}
`,
    [`migrations/${at}-create-${name}.ts`]: `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Create${Name}${at} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE ${table} (id uuid PRIMARY KEY, "createdAt" timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ${table}');
  }
}
`,
  };
}

const browserSpec = (name, call) => `import { PATHS } from '@tessera/contracts/wire';
import { screen } from '@testing-library/react';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { ${`use${pascal(call)}Query`} } from './${name}.api';
import { ${call}Response } from './testing/count-${name}-response';

function Count() {
  const { data } = use${pascal(call)}Query();
  return <p>{data?.count}</p>;
}

test('the browser shows how many there are', async () => {
  fakeFetch(({ path }) => (path === PATHS.${call} ? { body: ${call}Response } : { status: 404 }));
  showPages([{ path: '/', element: <Count /> }], '/');
  expect(await screen.findByText(${call}Response.count)).toBeVisible();
});
`;
