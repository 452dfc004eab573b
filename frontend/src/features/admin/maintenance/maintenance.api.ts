import type { ServiceNotice } from '@tessera/contracts/maintenance';
import { PATHS } from '@tessera/contracts/wire';
import { noticeReceived } from '../../../store/notice-message';
import { api, type BodyOf, type ResponseOf } from '../../../store/api/api';

const maintenanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    maintenance: build.query<ServiceNotice, void>({
      query: () => PATHS.adminMaintenance,
      transformResponse: ({ notice }: ResponseOf<'readMaintenance'>) => notice,
    }),
    changeMaintenance: build.mutation<ServiceNotice, BodyOf<'changeMaintenance'>>({
      query: (body) => ({ url: PATHS.adminMaintenance, method: 'PUT', body }),
      transformResponse: ({ notice }: ResponseOf<'changeMaintenance'>) => notice,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!changed) return;
        noticeReceived(changed);
        dispatch(maintenanceApi.util.updateQueryData('maintenance', undefined, () => changed));
      },
    }),
  }),
});

export const { useMaintenanceQuery, useChangeMaintenanceMutation } = maintenanceApi;
