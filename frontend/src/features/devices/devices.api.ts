import type { Device } from '@tessera/contracts/devices';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, post, type ResponseOf } from '../../store/api/api';

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
      query: () => post(PATHS.deviceCodes),
    }),
    checkDeviceCode: build.mutation<ResponseOf<'checkDeviceCode'>, string>({
      query: (code) => post(PATHS.checkDeviceCode, { code }),
    }),
    linkDevice: build.mutation<ResponseOf<'linkDevice'>, string>({
      query: (code) => post(PATHS.linkDevice, { code }),
    }),
    forgetDevice: build.mutation<ResponseOf<'forgetDevice'>, string>({
      query: (deviceId) => ({ url: pathOf(PATHS.device, { deviceId }), method: 'DELETE' }),
    }),
  }),
});
