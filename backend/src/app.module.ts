import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AdminModule } from './admin/admin.module.js';
import { AuthModule } from './auth/auth.module.js';
import { SessionGuard } from './auth/index.js';
import { ChallengesModule } from './challenges/challenges.module.js';
import { DailyModule } from './daily/daily.module.js';
import { SoloGamesModule } from './solo-games/solo-games.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { DuelModule } from './duel/duel.module.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { GameModule } from './game/game.module.js';
import { GroupsModule } from './groups/groups.module.js';
import { GuessingModule } from './guessing/guessing.module.js';
import { LeaderboardsModule } from './leaderboards/leaderboards.module.js';
import { LiveModule } from './live/live.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { BackupsModule } from './platform/backups/backups.module.js';
import { BusModule } from './platform/bus/bus.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import type { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { AppErrorFilter } from './platform/http/app-error.filter.js';
import { InstancesModule } from './platform/instances/instances.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { RateLimitGuard } from './platform/http/rate-limit.guard.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import type { ProcessLog } from './platform/logging/process-log.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MaintenanceModule } from './platform/maintenance/maintenance.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { RedisModule } from './platform/redis/redis.module.js';
import { PushModule } from './push/push.module.js';
import { ReleasesModule } from './platform/releases/releases.module.js';
import { RetentionModule } from './platform/retention/retention.module.js';
import { ServiceLogModule } from './platform/service-log/service-log.module.js';
import { TracingModule } from './platform/tracing/tracing.module.js';
import { OperatorModule } from './operator/operator.module.js';
import { OidcModule } from './oidc/oidc.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PlayersModule } from './players/players.module.js';
import { CallerGuard } from './players/index.js';
import { PracticeModule } from './practice/practice.module.js';
import { PresenceModule } from './presence/presence.module.js';
import { ReplaysModule } from './replays/replays.module.js';
import { ResultsModule } from './results/results.module.js';
import { SequencesModule } from './sequences/sequences.module.js';
import { SiteModule } from './site/site.module.js';
import { SimpleDailyModule } from './simple-daily/simple-daily.module.js';
import { SolverModule } from './solver/solver.module.js';
import { SpreadModule } from './spread/spread.module.js';
import { StatusModule } from './status/status.module.js';
import { WordsModule } from './words/words.module.js';

@Module({})
export class AppModule {
  /** `log` is that of the process, if it already has one. */
  static of(config: Config, databaseUrl: string, log?: ProcessLog): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        LoggingModule.of(config, log),
        MetricsModule,
        TracingModule,
        DatabaseModule.at(databaseUrl, config.databaseReplicaUrl),
        ClockModule,
        RedisModule,
        BusModule,
        LimitsModule,
        GuessingModule,
        JobsModule,
        RetentionModule,
        ServiceLogModule,
        MaintenanceModule,
        BackupsModule,
        ReleasesModule,
        InstancesModule,
        MailModule,
        HealthModule,
        PlayersModule,
        AuthModule,
        OidcModule,
        PasskeysModule,
        DevicesModule,
        PresenceModule,
        PushModule,
        WordsModule,
        SequencesModule,
        SoloGamesModule,
        DailyModule,
        SpreadModule,
        LiveModule,
        GameModule,
        DuelModule,
        SimpleDailyModule,
        PracticeModule,
        ChallengesModule,
        SolverModule,
        ResultsModule,
        ReplaysModule,
        FeedbackModule,
        LeaderboardsModule,
        GroupsModule,
        SiteModule,
        StatusModule,
        AdminModule,
        ModerationModule,
        OperatorModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: AppErrorFilter },
        // The order matters: which player the caller claims to be, the rate limit, whether they may act as
        // that player.
        { provide: APP_GUARD, useClass: CallerGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
      ],
    };
  }
}
