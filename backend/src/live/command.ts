import { DiscoveryService } from '@nestjs/core';
import type { CommandName } from '@tessera/contracts/live';

/** Makes a method `(socket, payload, commandId)` the handler of a command. The payload has been validated. */
export const Command = DiscoveryService.createDecorator<CommandName>();
