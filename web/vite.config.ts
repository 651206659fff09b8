import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';

// What the page may load and run; the server says the same in a header, a static site has only this tag.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const policyTag: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
};

export default defineConfig({
  base: './', // the same files serve at any address: routes are in the fragment
  plugins: [
    svelte(),
    policyTag,
    VitePWA({
      strategies: 'generateSW',
      injectRegister: 'script-defer',
      registerType: 'prompt', // a new version waits until the last page of the old one is closed
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Five Planets',
        short_name: 'Five Planets',
        description: 'Five board games about planets',
        start_url: './',
        display: 'standalone',
        background_color: '#10141f',
        theme_color: '#10141f',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        clientsClaim: true,
        globPatterns: ['**/*.{html,js,css,svg,woff2,wasm,json}'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/\/api\//],
        dontCacheBustURLsMatching: /assets\//,
      },
    }),
  ],
  build: {
    outDir: '../src/fiveplanets/pages_built',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env['FIVEPLANETS_SERVER'] ?? 'http://localhost:8000', ws: true } } },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: configDefaults.exclude,
    globalSetup: 'tests/engine/fixtures.ts',
    setupFiles: 'tests/engine/page.ts',
    testTimeout: 600_000, // machines may be busy
  },
});
