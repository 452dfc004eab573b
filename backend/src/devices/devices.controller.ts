import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf, ResponseOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { DevicesService } from './devices.service.js';
import { CallingDevice, type DeviceCaller } from './device-caller.js';

/** Playing as one player on several devices, without an account. */
@Controller()
export class DevicesController {
  constructor(private readonly devices: DevicesService) {}

  @Endpoint(CALLS.createDeviceCode)
  async create(
    @CallingDevice() caller: DeviceCaller,
    @Input() _input: unknown,
  ): Promise<ResponseOf<typeof CALLS.createDeviceCode>> {
    return { success: true, ...(await this.devices.createCode(caller)) };
  }

  @Endpoint(CALLS.checkDeviceCode)
  async check(
    @CallingDevice() caller: DeviceCaller,
    @Input() { code }: InputOf<typeof CALLS.checkDeviceCode>,
  ): Promise<ResponseOf<typeof CALLS.checkDeviceCode>> {
    return { success: true, ...(await this.devices.checkCode(caller, code)) };
  }

  @Endpoint(CALLS.linkDevice)
  async link(
    @CallingDevice() caller: DeviceCaller,
    @Input() { code }: InputOf<typeof CALLS.linkDevice>,
  ): Promise<ResponseOf<typeof CALLS.linkDevice>> {
    return { success: true, ...(await this.devices.link(caller, code)) };
  }

  @Endpoint(CALLS.listDevices)
  async list(@CallingDevice() caller: DeviceCaller): Promise<ResponseOf<typeof CALLS.listDevices>> {
    return { success: true, devices: await this.devices.list(caller) };
  }

  @Endpoint(CALLS.forgetDevice)
  async forget(
    @CallingDevice() caller: DeviceCaller,
    @Input() { deviceId }: InputOf<typeof CALLS.forgetDevice>,
  ): Promise<ResponseOf<typeof CALLS.forgetDevice>> {
    await this.devices.forget(caller, deviceId);
    return { success: true };
  }
}
