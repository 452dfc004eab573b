/** Whether a configured service is a whole origin, which the operator vouches for. Others are hosts. */
export const isOrigin = (service: string): boolean => /^https?:\/\//.test(service);

const coversHost = (service: string, host: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

/** The configured service to which an endpoint belongs; null if there is none, so that nothing is sent to it. */
export function serviceOf(endpoint: string, services: readonly string[]): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return null;
  const isPlain = protocol === 'https:' && port === '';
  const covers = (service: string) =>
    isOrigin(service) ? service === origin : isPlain && coversHost(service, hostname);
  return services.find(covers) ?? null;
}
