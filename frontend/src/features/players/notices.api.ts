import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../store/api/api';
import { namesApi } from './names.api';

export const { useAcknowledgeNoticeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    acknowledgeNotice: build.mutation<ResponseOf<'acknowledgeNotice'>, string>({
      query: (noticeId) => ({ url: pathOf(PATHS.noticeSeen, { noticeId }), method: 'POST', body: {} }),
      // Gone at once. If the call fails, the notice is shown again on the next visit.
      onQueryStarted: (noticeId, { dispatch }) => {
        dispatch(
          namesApi.util.updateQueryData('profile', undefined, (profile) => {
            profile.notices = profile.notices.filter(({ id }) => id !== noticeId);
          }),
        );
      },
    }),
  }),
});
