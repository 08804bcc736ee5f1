import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' };

export default defineConfig(
  { ignores: ['src/protocol.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', unused],
      'max-len': ['error', { code: 120 }],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 40],
      'svelte/prefer-svelte-reactivity': 'off', // no page shows the sets and maps of a model
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check is the one that warns about these
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } },
);
