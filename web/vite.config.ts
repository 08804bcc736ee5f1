import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8440';

/** Texts travel without the notes for translators. */
const withoutNotes: Plugin = {
  name: 'without-notes',
  enforce: 'post',
  transform: (code, id) => (id.includes('.ftl?') ? code.replace(/(?<=\\n|")#.*?\\n/g, '') : undefined),
};

export default defineConfig({
  base: './', // relative, so that the pages work below any path of a host
  plugins: [svelte(), withoutNotes],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // tests mount components as a browser does
  build: {
    outDir: '../meowze/web',
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file for all that every page needs: a browser asks for six at a time over plain http.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/shared/texts.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
