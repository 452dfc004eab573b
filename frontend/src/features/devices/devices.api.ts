import type { Device } from '@tessera/contracts/devices';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../store/api/api';

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
      transformResponse: ({ devices }: ResponseOf<'listDevices'>) => devices,
    }),
    createDeviceCode: build.mutation<ResponseOf<'createDeviceCode'>, void>({
      query: () => ({ url: PATHS.deviceCodes, method: 'POST', body: {} }),
    }),
    checkDeviceCode: build.mutation<ResponseOf<'checkDeviceCode'>, string>({
      query: (code) => ({ url: PATHS.checkDeviceCode, method: 'POST', body: { code } }),
    }),
    linkDevice: build.mutation<ResponseOf<'linkDevice'>, string>({
      query: (code) => ({ url: PATHS.linkDevice, method: 'POST', body: { code } }),
    }),
    forgetDevice: build.mutation<ResponseOf<'forgetDevice'>, string>({
      query: (deviceId) => ({ url: pathOf(PATHS.device, { deviceId }), method: 'DELETE' }),
    }),
  }),
});
