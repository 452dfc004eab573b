import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { MailDispatch, Mailer, SmtpMailer, OutboxMailer } from './mailer.js';

@Global()
@Module({
  providers: [
    MailDispatch,
    {
      provide: Mailer,
      useFactory: ({ smtpUrl, mailFrom, dataDir }: Config): Mailer =>
        smtpUrl === undefined
          ? new OutboxMailer(path.join(dataDir, 'outbox'), mailFrom)
          : new SmtpMailer(smtpUrl, mailFrom),
      inject: [CONFIG],
    },
  ],
  exports: [Mailer, MailDispatch],
})
export class MailModule {}
