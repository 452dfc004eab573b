import { Body, Controller, Param } from '@nestjs/common';
import { type ResponseOf, type BodyOf, CALLS, type ParamsOf } from '@tessera/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { CheckDeviceCode } from './check-device-code.js';
import { CreateDeviceCode } from './create-device-code.js';
import { CallingDevice, type DeviceCaller } from './device-caller.js';
import { ForgetDevice } from './forget-device.js';
import { LinkDevice } from './link-device.js';
import { ListDevices } from './list-devices.js';

/** Playing as one player on several devices, without an account. */
@Controller()
export class DevicesController {
  constructor(
    private readonly createCode: CreateDeviceCode,
    private readonly checkCode: CheckDeviceCode,
    private readonly linkDevice: LinkDevice,
    private readonly listDevices: ListDevices,
    private readonly forgetDevice: ForgetDevice,
  ) {}

  @Endpoint(CALLS.createDeviceCode)
  async create(
    @CallingDevice() caller: DeviceCaller,
    @Body({ schema: CALLS.createDeviceCode.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.createDeviceCode>> {
    return { success: true, ...(await this.createCode.execute(caller)) };
  }

  @Endpoint(CALLS.checkDeviceCode)
  async check(
    @CallingDevice() caller: DeviceCaller,
    @Body({ schema: CALLS.checkDeviceCode.body }) { code }: BodyOf<typeof CALLS.checkDeviceCode>,
  ): Promise<ResponseOf<typeof CALLS.checkDeviceCode>> {
    return { success: true, ...(await this.checkCode.execute(caller, code)) };
  }

  @Endpoint(CALLS.linkDevice)
  async link(
    @CallingDevice() caller: DeviceCaller,
    @Body({ schema: CALLS.linkDevice.body }) { code }: BodyOf<typeof CALLS.linkDevice>,
  ): Promise<ResponseOf<typeof CALLS.linkDevice>> {
    return { success: true, ...(await this.linkDevice.execute(caller, code)) };
  }

  @Endpoint(CALLS.listDevices)
  async list(@CallingDevice() caller: DeviceCaller): Promise<ResponseOf<typeof CALLS.listDevices>> {
    return { success: true, devices: await this.listDevices.execute(caller) };
  }

  @Endpoint(CALLS.forgetDevice)
  async forget(
    @CallingDevice() caller: DeviceCaller,
    @Param({ schema: CALLS.forgetDevice.params }) { deviceId }: ParamsOf<typeof CALLS.forgetDevice>,
  ): Promise<ResponseOf<typeof CALLS.forgetDevice>> {
    await this.forgetDevice.execute(caller, deviceId);
    return { success: true };
  }
}
