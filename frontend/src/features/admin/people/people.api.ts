import type { FoundPerson, PersonSheet } from '@tessera/contracts/admin';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type BodyOf, type ResponseOf } from '../../../store/api/api';

interface OfPerson {
  readonly personId: string;
}

export const {
  useFindPeopleQuery,
  usePersonQuery,
  useLazyPersonEmailQuery,
  useListPersonMutation,
  useActOnPersonMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    findPeople: build.query<FoundPerson[], string>({
      query: (search) => ({ url: PATHS.people, params: { search } }),
      transformResponse: ({ people }: ResponseOf<'findPeople'>) => people,
    }),
    person: build.query<PersonSheet, string>({
      query: (personId) => pathOf(PATHS.person, { personId }),
      transformResponse: ({ person }: ResponseOf<'readPerson'>) => person,
    }),
    personEmail: build.query<string, string>({
      query: (personId) => pathOf(PATHS.personEmail, { personId }),
      transformResponse: ({ email }: ResponseOf<'readPersonEmail'>) => email,
    }),
    listPerson: build.mutation<ResponseOf<'listPerson'>, OfPerson & BodyOf<'listPerson'>>({
      query: ({ personId, ...body }) => ({
        url: pathOf(PATHS.personListing, { personId }),
        method: 'PUT',
        body,
      }),
    }),
    actOnPerson: build.mutation<ResponseOf<'actOnPerson'>, OfPerson & BodyOf<'actOnPerson'>>({
      query: ({ personId, ...body }) => ({
        url: pathOf(PATHS.personActions, { personId }),
        method: 'POST',
        body,
      }),
    }),
  }),
});
