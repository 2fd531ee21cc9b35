/**
 * The same list with the packages that the first screen needs anyway, and our theme: how much of what the first screen
 * costs is theirs.
 */
import { chakra } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createLink,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import ky from 'ky';
import { createElement as h, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { Theme } from '#src/ui/theme/Theme.tsx';
import { listOf } from './list.ts';

const Reply = z.object({
  results: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
});
const Cell = chakra('span', { base: { px: '3', py: '2', fontSize: 'sm', color: 'quiet' } });
const CellLink = createLink(Cell);

const List = listOf({
  load: async () => Reply.parse(await ky.get('/data.json').json()).results,
  Cells: ({ row }) =>
    h(Fragment, null, h(CellLink, { to: `/clients/${row.id}` }, row.name), h(Cell, null, row.status)),
});

const rootRoute = createRootRoute({ component: Outlet });
const under = { getParentRoute: () => rootRoute, component: List };
const list = createRoute({ ...under, path: '/' });
const client = createRoute({ ...under, path: '/clients/$id' });
const router = createRouter({ routeTree: rootRoute.addChildren([list, client]) });

i18n.loadAndActivate({ locale: 'en', messages: {} });
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(h(I18nProvider, { i18n }, h(Theme, null, h(RouterProvider, { router }))));
