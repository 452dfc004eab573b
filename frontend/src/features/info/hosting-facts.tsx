import { useSiteFactsQuery } from './site.api';

/** The law that applies is that of the country where the servers stand, which the operator names. */
export function HostingFacts() {
  const country = useSiteFactsQuery().data?.hostingCountry;
  return (
    <p>
      In your browser, and on our servers
      {country === undefined ? '; the data protection law of the country where they stand applies.' : '.'}
      {country !== undefined && (
        <>
          {' '}
          They stand in this country, whose data protection law applies: <strong>{country}</strong>.
        </>
      )}{' '}
      Cookies only keep you signed in; there are none if you are not.
    </p>
  );
}
