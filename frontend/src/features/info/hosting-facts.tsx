import { useSiteFactsQuery } from './site.api';

/** The applicable law is that of the hosting country, which the operator configures. */
export function HostingFacts() {
  const country = useSiteFactsQuery().data?.hostingCountry;
  return (
    <>
      <p>
        In your browser and on our servers. The data protection law of the country where our servers are
        hosted applies. We only use cookies for signing in; until you sign in, there are none.
      </p>
      <p className="min-h-[1lh]">
        {country !== undefined && (
          <span>
            Hosting country: <strong>{country}</strong>
          </span>
        )}
      </p>
    </>
  );
}
