import type { User } from '@tessera/contracts/accounts';
import { PATHS } from '@tessera/contracts/wire';
import { api, post, type ResponseOf } from '../../store/api/api';
import { reasonOf, withStatus } from '../../store/api/api-error';
import { isProbablySignedIn } from '../../store/identity/identity';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if nobody is signed in. An error means that the server couldn't say. */
    currentUser: build.query<User | null, void>({
      queryFn: async (_, _api, _options, ask) => {
        const { data, error } = await ask(PATHS.currentUser);
        if (error?.status === 401) return { data: null };
        if (error) return { error: { ...error, message: withStatus(error) } };
        return { data: data as User };
      },
      providesTags: ['User'],
    }),
    logout: build.mutation<ResponseOf<'logout'>, void>({
      query: () => ({ url: PATHS.logout, method: 'POST' }),
    }),
    linkUuid: build.mutation<ResponseOf<'linkUuid'>, string>({
      query: (playerUUID) => post(PATHS.linkUuid, { playerUUID }),
    }),
    checkUuidAssociation: build.query<ResponseOf<'checkUuidAssociation'>, string>({
      query: (playerUUID) => ({ url: PATHS.checkUuidAssociation, params: { playerUUID } }),
    }),
  }),
});

export const { useCurrentUserQuery } = sessionApi;

interface CurrentUserQuery {
  user: User | null;
  /** The server hasn't responded yet, so the page must not claim either. */
  pending: boolean;
  /** Why the server couldn't be asked, for the player to read. */
  failure: string | null;
  askAgain: () => void;
}

/** Who is signed in. */
export function useUser(): CurrentUserQuery {
  const expected = isProbablySignedIn();
  const { data, error, refetch } = useCurrentUserQuery(undefined, { skip: !expected });
  const pending = expected && data === undefined;
  return {
    user: data ?? null,
    pending,
    failure: pending && error ? reasonOf(error) : null,
    askAgain: () => void refetch(),
  };
}
