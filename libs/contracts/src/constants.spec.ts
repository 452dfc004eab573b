/** The modules that a door of this library loads, itself and through others. */
async function loadedBy(door: () => Promise<object>): Promise<{ names: string[]; loadsZod: boolean }> {
  let loadsZod = false;
  jest.resetModules();
  jest.doMock('zod', () => {
    loadsZod = true;
    return jest.requireActual<object>('zod');
  });
  const names = Object.keys(await door());
  jest.dontMock('zod');
  return { names, loadsZod };
}

describe('the door for constants', () => {
  it('loads no schemas: the browser does not pay for zod', async () => {
    const { names, loadsZod } = await loadedBy(() => import('./constants.js'));
    expect(names).toEqual(expect.arrayContaining(['PRODUCT', 'PATHS', 'TEXTS', 'ERRORS', 'LIMITS']));
    expect(loadsZod).toBe(false);
  });

  it('is not the other door, which does', async () => {
    expect(await loadedBy(() => import('./index.js'))).toMatchObject({ loadsZod: true });
  });
});
