import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { DevicesService } from './devices.service.js';
import { CallingDevice, type DeviceCaller } from './device-caller.js';

/** Playing as one player on several devices, without an account. */
@Controller()
export class DevicesController {
  constructor(private readonly devices: DevicesService) {}

  @Endpoint(CALLS.createDeviceCode)
  create(@CallingDevice() caller: DeviceCaller, @Input() _input: unknown) {
    return this.devices.createCode(caller);
  }

  @Endpoint(CALLS.checkDeviceCode)
  check(@CallingDevice() caller: DeviceCaller, @Input() { code }: InputOf<typeof CALLS.checkDeviceCode>) {
    return this.devices.checkCode(caller, code);
  }

  @Endpoint(CALLS.linkDevice)
  link(@CallingDevice() caller: DeviceCaller, @Input() { code }: InputOf<typeof CALLS.linkDevice>) {
    return this.devices.link(caller, code);
  }

  @Endpoint(CALLS.listDevices)
  async list(@CallingDevice() caller: DeviceCaller) {
    return { devices: await this.devices.list(caller) };
  }

  @Endpoint(CALLS.forgetDevice)
  async forget(
    @CallingDevice() caller: DeviceCaller,
    @Input() { deviceId }: InputOf<typeof CALLS.forgetDevice>,
  ) {
    await this.devices.forget(caller, deviceId);
  }
}
