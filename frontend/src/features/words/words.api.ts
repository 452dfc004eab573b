import { PATHS } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../store/api/api';

export const { useValidateWordQuery, useWordDefinitionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // Both are read-only, although they use POST. As queries, their responses are cached and shared.
    validateWord: build.query<ResponseOf<'validateWord'>, string>({
      query: (word) => ({ url: PATHS.validateWord, method: 'POST', body: { word } }),
    }),
    wordDefinition: build.query<ResponseOf<'wordDefinition'>['definition'], string>({
      query: (word) => ({ url: PATHS.wordDefinition, method: 'POST', body: { word } }),
      transformResponse: ({ definition }: ResponseOf<'wordDefinition'>) => definition,
    }),
  }),
});
