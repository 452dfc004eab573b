/** The exports of an entry point, and whether it loads zod, directly or indirectly. */
async function loadedBy(load: () => Promise<object>): Promise<{ names: string[]; loadsZod: boolean }> {
  let loadsZod = false;
  jest.resetModules();
  jest.doMock('zod', () => {
    loadsZod = true;
    return jest.requireActual<object>('zod');
  });
  const names = Object.keys(await load());
  jest.dontMock('zod');
  return { names, loadsZod };
}

describe('the entry point for constants', () => {
  it("doesn't load zod, so the browser doesn't pay for it", async () => {
    const { names, loadsZod } = await loadedBy(() => import('./constants.js'));
    expect(names).toEqual(expect.arrayContaining(['PRODUCT', 'PATHS', 'TEXTS', 'ERRORS', 'LIMITS']));
    expect(loadsZod).toBe(false);
  });

  it('leaves zod to the main entry point', async () => {
    expect(await loadedBy(() => import('./index.js'))).toMatchObject({ loadsZod: true });
  });
});
