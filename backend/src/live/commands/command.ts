import { DiscoveryService } from '@nestjs/core';
import type { CommandName } from '@tessera/contracts';

/** Makes a method `(socket, payload, commandId)` the server's side of a command; the payload has been checked. */
export const Command = DiscoveryService.createDecorator<CommandName>();
