import type { Trim } from "./Trim.ts";

/** Methods of what `<Fragment ref>` gives. */
const fragmentMethods = [
  "addEventListener", "removeEventListener", "dispatchEvent", "focus", "focusLast", "blur", "observeUsing", "unobserveUsing", "getClientRects", "getRootNode",
  "compareDocumentPosition", "scrollIntoView",
];

/**
 * Typeloop has no `<ViewTransition>`, no refs of fragments, no `<SuspenseList>`, no actions of forms (`useActionState`, `useFormStatus`, `<form action>`
 * with a function), no custom elements, and asks for no resources by `preload` and its like.
 */
export const reactDomTrim: Trim = {
  // Tells forms with actions that they are pending; it looks at every submit.
  idle: ["extractEvents$1"],
  unreached: [
    "trackEnterViewTransitions",
    "recursivelyTraverseAfterMutationEffects",
    "startViewTransition",
    "applyViewTransitionName",
    "restoreViewTransitionName",
    "applyViewTransitionToHostInstances",
    "applyViewTransitionToHostInstancesRecursive",
    "restoreViewTransitionOnHostInstances",
    "measureViewTransitionHostInstancesRecursive",
    "measureNestedViewTransitions",
    "commitEnterViewTransitions",
    "commitAppearingPairViewTransitions",
    "commitDeletedPairViewTransitions",
    "commitExitViewTransitions",
    "commitNestedViewTransitions",
    "restorePairedViewTransitions",
    "restoreEnterOrExitViewTransitions",
    "restoreNestedViewTransitions",
    "scheduleViewTransitionEvent",
    "commitAfterMutationEffectsOnFiber",
    "flushAfterMutationEffects",
    "createViewTransitionInstance",
    "getViewTransitionName",
    "getViewTransitionClassName",
    "ViewTransitionPseudoElement",
    "createMeasurement",
    "FragmentInstance",
    "commitNewChildToFragmentInstance",
    "deleteChildFromFragmentInstance",
    "validateDocumentPositionWithFiberTree",
    "updateSuspenseListComponent",
    "initSuspenseListRenderState",
    "findFirstSuspended",
    "cutOffTailIfNeeded",
    "mountActionState",
    "updateActionStateImpl",
    "rerenderActionState",
    "dispatchActionState",
    "runActionStateAction",
    "startHostTransition",
    "ensureFormComponentIsStateful",
    "requestFormReset$1",
    "scheduleReplayQueueIfNeeded",
    "setPropOnCustomElement",
    "preconnectAs",
    "preload",
    "preloadModule",
    "preinitStyle",
    "preinitScript",
    "preinitModuleScript",
    "findCurrentFiberUsingSlowPath",
    "useMemoCache",
  ],
  blocks: [
    ...fragmentMethods.map((name) => [`FragmentInstance.prototype.${name} = function`, ""] as const),
    ...["animate", "getAnimations", "getComputedStyle"].map((name) => [`ViewTransitionPseudoElement.prototype.${name} = function`, ""] as const),
  ],
  edits: [
    // Whether a commit may be shown as a view transition.
    ["isViewTransitionEligible = (lanes & 335544064) === lanes", "isViewTransitionEligible = !1"],
    ["(committedLanes & 335544064) === committedLanes", "!1"],
    ["(lanes & 335544064) === lanes ? 10262 : 10256", "10256"],
    ["(type.elementType = REACT_VIEW_TRANSITION_TYPE),", "leftOutOfTheBuild(),"],
  ],
};
