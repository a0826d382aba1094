import { configure } from "@testing-library/react";

/**
 * A page's code is compiled when a test first opens it, and a busy computer takes its time. Tests that wait for nothing
 * are none the slower.
 */
configure({ asyncUtilTimeout: 20_000 });
