import { LIMITS, PATHS, pathOf } from '@tessera/contracts/constants';
import type { Group, GroupMember, LeaderboardEntry, NameAvailability } from '@tessera/contracts';
import { api, type AnswerOf } from '../../store/api';
import { userTimezone } from '../../store/today';

/** What is done to a member. */
interface MemberChange {
  readonly groupId: string;
  readonly memberId: string;
}

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
      transformResponse: ({ groups }: AnswerOf<'listGroups'>) => groups,
      keepUnusedDataFor: LIMITS.GROUPS_KEPT_SECONDS,
      providesTags: ['Groups'],
    }),
    group: build.query<Group, string>({
      query: (groupId) => pathOf(PATHS.group, { groupId }),
      transformResponse: ({ group }: AnswerOf<'getGroup'>) => group,
      providesTags: ['Groups'],
    }),
    groupLeaderboard: build.query<LeaderboardEntry[], string>({
      query: (groupId) => ({
        url: pathOf(PATHS.groupLeaderboard, { groupId }),
        params: { timezone: userTimezone() },
      }),
      transformResponse: ({ leaderboard }: AnswerOf<'groupLeaderboard'>) => leaderboard,
      keepUnusedDataFor: LIMITS.LEADERBOARD_KEPT_SECONDS,
      providesTags: ['Leaderboard', 'Groups'],
    }),
    groupMembers: build.query<GroupMember[], string>({
      query: (groupId) => pathOf(PATHS.groupMembers, { groupId }),
      transformResponse: ({ members }: AnswerOf<'groupMembers'>) => members,
      providesTags: ['Members'],
    }),
    groupNameAvailable: build.query<NameAvailability, string>({
      query: (name) => ({ url: PATHS.groupNameAvailable, params: { name } }),
      keepUnusedDataFor: LIMITS.NAME_CHECK_FRESH_SECONDS,
      providesTags: ['Groups'],
    }),
    createGroup: build.mutation<Group, string>({
      query: (name) => ({ url: PATHS.groups, method: 'POST', body: { name } }),
      transformResponse: ({ group }: AnswerOf<'createGroup'>) => group,
      invalidatesTags: (group) => (group ? ['Groups'] : []),
    }),
    joinGroup: build.mutation<AnswerOf<'joinGroup'>, string>({
      query: (inviteCode) => ({ url: PATHS.joinGroup, method: 'POST', body: { inviteCode } }),
      invalidatesTags: (joined) => (joined ? ['Groups', 'Members'] : []),
    }),
    leaveGroup: build.mutation<AnswerOf<'leaveGroup'>, string>({
      query: (groupId) => ({ url: pathOf(PATHS.leaveGroup, { groupId }), method: 'DELETE' }),
      invalidatesTags: (done) => (done ? ['Groups'] : []),
    }),
    renameGroup: build.mutation<Group, { groupId: string; name: string }>({
      query: ({ groupId, name }) => ({
        url: pathOf(PATHS.group, { groupId }),
        method: 'PUT',
        body: { name },
      }),
      transformResponse: ({ group }: AnswerOf<'renameGroup'>) => group,
      invalidatesTags: (group) => (group ? ['Groups'] : []),
    }),
    // Whoever is removed knew the invite code, so the group has another one then.
    removeMember: build.mutation<AnswerOf<'removeMember'>, MemberChange>({
      query: (change) => ({ url: pathOf(PATHS.groupMember, { ...change }), method: 'DELETE' }),
      invalidatesTags: (done) => (done ? ['Groups', 'Members'] : []),
    }),
    promoteMember: build.mutation<AnswerOf<'promoteMember'>, MemberChange>({
      query: ({ groupId, memberId }) => ({
        url: pathOf(PATHS.promoteMember, { groupId }),
        method: 'POST',
        body: { targetUUID: memberId },
      }),
      invalidatesTags: (done) => (done ? ['Members'] : []),
    }),
  }),
});
