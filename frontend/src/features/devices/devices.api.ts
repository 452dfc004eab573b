import { PATHS, pathOf } from '@tessera/contracts/constants';
import type { Device } from '@tessera/contracts';
import { api, type AnswerOf } from '../../store/api/api';

export const {
  useDevicesQuery,
  useCreateDeviceCodeMutation,
  useCheckDeviceCodeMutation,
  useLinkDeviceMutation,
  useForgetDeviceMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<Device[], void>({
      query: () => PATHS.devices,
      transformResponse: ({ devices }: AnswerOf<'listDevices'>) => devices,
    }),
    createDeviceCode: build.mutation<AnswerOf<'createDeviceCode'>, void>({
      query: () => ({ url: PATHS.deviceCodes, method: 'POST', body: {} }),
    }),
    checkDeviceCode: build.mutation<AnswerOf<'checkDeviceCode'>, string>({
      query: (code) => ({ url: PATHS.checkDeviceCode, method: 'POST', body: { code } }),
    }),
    linkDevice: build.mutation<AnswerOf<'linkDevice'>, string>({
      query: (code) => ({ url: PATHS.linkDevice, method: 'POST', body: { code } }),
    }),
    forgetDevice: build.mutation<AnswerOf<'forgetDevice'>, string>({
      query: (deviceId) => ({ url: pathOf(PATHS.device, { deviceId }), method: 'DELETE' }),
    }),
  }),
});
