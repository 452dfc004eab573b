import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The part of the store that services may use. */
export interface ServiceStore {
  readonly dispatch: ThunkDispatch<{ api: unknown }, Services, UnknownAction>;
  readonly getState: () => { api: unknown };
}

export type CreateService<Service> = (store: ServiceStore) => Service;

/**
 * The objects that belong to a store but don't fit into its state, such as the live connection. Thunks get them as
 * their extra argument.
 */
export interface Services {
  /** Returns the store's instance of a service, which is created on first use. */
  readonly get: <Service>(create: CreateService<Service>) => Service;
}

/** Replacements for services in tests. */
export type ReplacedServices = ReadonlyMap<CreateService<unknown>, CreateService<unknown>>;

export function createServices(store: () => ServiceStore, replaced?: ReplacedServices): Services {
  const created = new Map<CreateService<unknown>, unknown>();
  return {
    get: <Service>(create: CreateService<Service>) => {
      if (!created.has(create)) created.set(create, (replaced?.get(create) ?? create)(store()));
      return created.get(create) as Service;
    },
  };
}

/** A thunk that returns a service. */
export const service =
  <Service>(create: CreateService<Service>) =>
  (_dispatch: unknown, _getState: unknown, services: Services): Service =>
    services.get(create);
