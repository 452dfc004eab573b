import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { PasskeysStore } from './passkeys.store.js';

@Injectable()
export class RenamePasskey {
  constructor(private readonly passkeys: PasskeysStore) {}

  async execute({ userId }: AccountSession, id: string, name: string): Promise<void> {
    if (!(await this.passkeys.rename(userId, id, name))) throw new AppError('PASSKEY_NOT_FOUND');
  }
}
