import { PATHS } from '@tessera/contracts/constants';
import { api, type AnswerOf } from '../../store/api/api';

export const { useValidateWordQuery, useWordDefinitionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // Both are read-only, although they use POST. As queries, their responses are cached and shared.
    validateWord: build.query<AnswerOf<'validateWord'>, string>({
      query: (word) => ({ url: PATHS.validateWord, method: 'POST', body: { word } }),
    }),
    wordDefinition: build.query<AnswerOf<'wordDefinition'>['definition'], string>({
      query: (word) => ({ url: PATHS.wordDefinition, method: 'POST', body: { word } }),
      transformResponse: ({ definition }: AnswerOf<'wordDefinition'>) => definition,
    }),
  }),
});
