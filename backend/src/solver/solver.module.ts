import { Module } from '@nestjs/common';
import { SolverController } from './solver.controller.js';
import { SolverPool } from './solver-pool.js';

@Module({ controllers: [SolverController], providers: [SolverPool], exports: [SolverPool] })
export class SolverModule {}
