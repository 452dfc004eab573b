import type { Group, GroupMember } from '@tessera/contracts/groups';
import type { GroupLeaderboardEntry } from '@tessera/contracts/leaderboards';
import type { NameAvailability } from '@tessera/contracts/players';
import { LIMITS, PATHS, pathOf, type ErrorCode } from '@tessera/contracts/wire';
import { api, post, put, type ResponseOf } from '../../store/api/api';
import { isApiError, type ApiError } from '../../store/api/api-error';
import { userTimezone } from '../../store/daily/today';

/** The member that an action refers to. */
interface MemberChange {
  readonly groupId: string;
  readonly memberId: string;
}

/** Errors showing that somebody else has changed the group since this page loaded it. */
const OUTDATED: readonly (ErrorCode | null)[] = [
  'GROUP_NOT_FOUND',
  'MEMBER_NOT_FOUND',
  'NOT_GROUP_ADMIN',
  'ADMIN_STAYS',
];

/** The group is gone, or the player is no longer in it. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.code === 'GROUP_NOT_FOUND';

/** Refetches groups and members if the change succeeded, or failed because the page's data is outdated. */
const afterChange = (done: object | undefined, error: ApiError | undefined) =>
  done !== undefined || OUTDATED.includes(error?.code ?? null) ? (['Groups', 'Members'] as const) : [];

export const {
  useGroupsQuery,
  useGroupQuery,
  useGroupLeaderboardQuery,
  useGroupMembersQuery,
  useGroupNameAvailableQuery,
  useCreateGroupMutation,
  useJoinGroupMutation,
  useLeaveGroupMutation,
  useRenameGroupMutation,
  useRemoveMemberMutation,
  usePromoteMemberMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    groups: build.query<Group[], void>({
      query: () => PATHS.groups,
      transformResponse: ({ groups }: ResponseOf<'listGroups'>) => groups,
      keepUnusedDataFor: LIMITS.GROUPS_KEPT_SECONDS,
      providesTags: ['Groups'],
    }),
    group: build.query<Group, string>({
      query: (groupId) => pathOf(PATHS.group, { groupId }),
      transformResponse: ({ group }: ResponseOf<'getGroup'>) => group,
      providesTags: ['Groups'],
    }),
    groupLeaderboard: build.query<GroupLeaderboardEntry[], { groupId: string; visit: number }>({
      query: ({ groupId }) => ({
        url: pathOf(PATHS.groupLeaderboard, { groupId }),
        params: { timezone: userTimezone() },
      }),
      transformResponse: ({ leaderboard }: ResponseOf<'groupLeaderboard'>) => leaderboard,
      keepUnusedDataFor: LIMITS.LEADERBOARD_KEPT_SECONDS,
      providesTags: ['Leaderboard', 'Groups'],
    }),
    groupMembers: build.query<GroupMember[], string>({
      query: (groupId) => pathOf(PATHS.groupMembers, { groupId }),
      transformResponse: ({ members }: ResponseOf<'groupMembers'>) => members,
      providesTags: ['Members'],
      // If the player has been removed, the list of groups is outdated, too.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const rejected = await queryFulfilled.then(
          () => null,
          ({ error }: { error?: unknown }) => error,
        );
        if (isGone(rejected)) dispatch(api.util.invalidateTags(['Groups']));
      },
    }),
    groupNameAvailable: build.query<NameAvailability, string>({
      query: (name) => ({ url: PATHS.groupNameAvailable, params: { name } }),
      keepUnusedDataFor: LIMITS.NAME_CHECK_FRESH_SECONDS,
      providesTags: ['Groups'],
    }),
    createGroup: build.mutation<Group, string>({
      query: (name) => post(PATHS.groups, { name }),
      transformResponse: ({ group }: ResponseOf<'createGroup'>) => group,
      invalidatesTags: (group) => (group ? ['Groups'] : []),
    }),
    joinGroup: build.mutation<ResponseOf<'joinGroup'>, string>({
      query: (inviteCode) => post(PATHS.joinGroup, { inviteCode }),
      invalidatesTags: (joined) => (joined ? ['Groups', 'Members'] : []),
    }),
    leaveGroup: build.mutation<ResponseOf<'leaveGroup'>, string>({
      query: (groupId) => ({ url: pathOf(PATHS.leaveGroup, { groupId }), method: 'DELETE' }),
      invalidatesTags: afterChange,
    }),
    renameGroup: build.mutation<Group, { groupId: string; name: string }>({
      query: ({ groupId, name }) => put(pathOf(PATHS.group, { groupId }), { name }),
      transformResponse: ({ group }: ResponseOf<'renameGroup'>) => group,
      invalidatesTags: afterChange,
    }),
    // The removed member knew the invite code, so the group gets a new one.
    removeMember: build.mutation<ResponseOf<'removeMember'>, MemberChange>({
      query: (change) => ({ url: pathOf(PATHS.groupMember, { ...change }), method: 'DELETE' }),
      invalidatesTags: afterChange,
    }),
    promoteMember: build.mutation<ResponseOf<'promoteMember'>, MemberChange>({
      query: ({ groupId, memberId }) =>
        post(pathOf(PATHS.promoteMember, { groupId }), { targetUUID: memberId }),
      invalidatesTags: afterChange,
    }),
  }),
});
