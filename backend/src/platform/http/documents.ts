import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { nonceOf } from './security-headers.js';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/**
 * The prerendered header and content of one page, and the links to its scripts: `<!-- header /path --> … <!-- end -->`,
 * `<!-- only /path --> … <!-- end -->` and `<!-- scripts /path --> … <!-- end -->`.
 */
const PRERENDERED = /<!-- (header|only|scripts) ([^>]*?) -->([\s\S]*?)<!-- end -->/g;

/** The head of a page, for clients that don't run scripts. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  /** By property, for link previews. */
  readonly meta: Readonly<Record<string, string>>;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
}

/** Functions that build a page's head, by the path of the page. */
export type PageHeads = Readonly<Record<string, (request: Request) => Promise<PageHead>>>;

/** What all pages of this server have in common. */
export interface PageFacts {
  /** By name. */
  readonly meta: Readonly<Record<string, string>>;
  /** Pages that are sent without their prerendered content, because these facts change it. */
  readonly withoutContent: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

const metaTags = (by: 'name' | 'property', meta: Readonly<Record<string, string>>): string[] =>
  Object.entries(meta).map(
    ([key, content]) => `<meta ${by}="${escaped(key)}" content="${escaped(content)}" />`,
  );

const withTags = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `${tags.join('')}</head>`);

function withHead(html: string, { title, meta, noIndex = false }: PageHead): string {
  const tags = metaTags('property', meta);
  if (noIndex) tags.push('<meta name="robots" content="noindex" />');
  return withTags(
    html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`),
    tags,
  );
}

const withNonce = (html: string, response: Response): string =>
  html.replaceAll(NONCE_PLACEHOLDER, nonceOf(response));

const send = (response: Response, status: number, html: string): void => {
  response.status(status).setHeader('Cache-Control', 'no-store').type('html').send(html);
};

/** Handlers that send the web app's HTML documents, each with a fresh nonce. */
interface Documents {
  page(shown: string): RequestHandler;
  pageWithHead(shown: string, headOf: PageHeads[string]): RequestHandler;
  readonly noSuchPage: RequestHandler;
}

/** Reads the template of the web app in a folder. */
export function readDocuments(root: string, { meta, withoutContent }: PageFacts): Documents {
  const template = withTags(readFileSync(path.join(root, 'index.html'), 'utf8'), metaTags('name', meta));

  /** The document of one page, with its header, its scripts and perhaps its content; without a path, with none. */
  const documentOf = (shown?: string, hasContent = true): string =>
    template.replace(PRERENDERED, (_, part: string, path: string, html: string) =>
      path === shown && (hasContent || part !== 'only') ? html : '',
    );

  const bare = documentOf();

  return {
    /** A request with a query shows something else than the prerendered content. */
    page: (shown) => {
      const html = documentOf(shown, !withoutContent.includes(shown));
      const withoutIt = documentOf(shown, false);
      return ({ query }, response) =>
        send(response, 200, withNonce(Object.keys(query).length === 0 ? html : withoutIt, response));
    },
    pageWithHead: (shown, headOf) => {
      const html = documentOf(shown);
      return (request, response, next) => {
        // The head is inserted last, so that players' texts are never treated as part of the template.
        headOf(request)
          .then((head) => send(response, head.status, withHead(withNonce(html, response), head)))
          .catch(next);
      };
    },
    noSuchPage: (_request, response) => send(response, 404, withNonce(bare, response)),
  };
}
