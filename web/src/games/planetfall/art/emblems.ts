// Emblems on a 24 px grid: of landmarks, for pairs and the expedition; of goal sheets. `currentcolor` throughout.
export const LANDMARK_EMBLEMS: Record<string, string> = {
  synthesis_network: '<circle cx="12" cy="5" r="3"/><circle cx="5" cy="17" r="3"/><circle cx="19" cy="17" r="3"/><path d="M12 5 5 17h14z" fill="none" stroke="currentcolor" stroke-width="1.8"/><circle cx="12" cy="13" r="2"/>',
  spaceport: '<path d="M12 1.5c3 2.7 4.3 6 4.3 10V16H7.7v-4.5c0-4 1.3-7.3 4.3-10z"/><path d="M7 11.5 3.5 17v3L7 18zM17 11.5l3.5 5.5v3L17 18zM9.5 17.5h5L12 22.5z"/>',
  elysium_parks: '<path d="M12 2c4 3 6.5 6 6.5 9.5A5.5 5.5 0 0 1 13 17v5h-2v-5a5.5 5.5 0 0 1-5.5-5.5C5.5 8 8 5 12 2z"/>',
  cryo_facility: '<path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M12 6 9.5 3.5M12 6l2.5-2.5M12 18l-2.5 2.5M12 18l2.5 2.5" fill="none" stroke="currentcolor" stroke-width="2" stroke-linecap="round"/>',
  government_palace: '<path d="M12 2 3 8v2h18V8zM4.5 11.5h3V18h-3zM10.5 11.5h3V18h-3zM16.5 11.5h3V18h-3zM3 19.5h18V22H3z"/>',
  celestian_archives: '<path d="M4 19a8 8 0 0 1 16 0z"/><path d="m12 1.5 1.3 3.2 3.2 1.3-3.2 1.3L12 10.5l-1.3-3.2L7.5 6l3.2-1.3zM3 20.3h18v2H3z"/>',
};
export const GOAL_EMBLEMS: Record<string, string> = {
  conquest: '<path d="M5 22V2.5h2V4c4-2 7 2 12 0v9c-5 2-8-2-12 0v9z"/>',
  enlightenment: '<circle cx="12" cy="12" r="5"/><path d="M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2 7 7M17 17l2.8 2.8M19.8 4.2 17 7M7 17l-2.8 2.8" stroke="currentcolor" stroke-width="2" stroke-linecap="round"/>',
  architecture: '<path d="M12 2 2.5 8.5V11h19V8.5zM4.5 12.5h3.5V19H4.5zM16 12.5h3.5V19H16zM10.2 12.5h3.6V19h-3.6zM2.5 20.3h19v2h-19z"/>',
  prosperity: '<ellipse cx="12" cy="6" rx="8" ry="3.5"/><path d="M4 9c2 3.5 14 3.5 16 0v3c-2 3.5-14 3.5-16 0zM4 15c2 3.5 14 3.5 16 0v3c-2 4-14 4-16 0z"/>',
  balance: '<path d="M11 3h2v2.5h7v2h-1l3 7.5a4 4 0 0 1-7.4 0l3-7.5H13V19h5v2.5H6V19h5V7.5H6.4l3 7.5A4 4 0 0 1 2 15l3-7.5H4v-2h7zM5.7 10.5 4 14.5h3.4zM18.3 10.5l-1.7 4H20z" fill-rule="evenodd"/>',
  veterans: '<path d="M6.5 1.5h4.2l1.3 3 1.3-3h4.2l-3 7H9.5z"/><path d="M12 8.3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 3 1.3 2.6 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4z" fill-rule="evenodd"/>',
  expansion: '<circle cx="12" cy="12" r="3"/><path d="M12 1.5 15.5 6h-7zM12 22.5 8.5 18h7zM1.5 12 6 8.5v7zM22.5 12 18 15.5v-7z"/><circle cx="12" cy="12" r="7" fill="none" stroke="currentcolor" stroke-width="1.6" stroke-dasharray="3 2.5"/>',
  rivalry: '<path d="m3 2 9.5 8.5L21 2l1 1-8 9.2 4 3.8 2-1.5 1.5 1.5-2 2L22 21l-1 1-3-2.5-2 2-1.5-1.5L16 18l-3.7-3.9L8.5 18 10 20l-1.5 1.5-2-2L3 22l-1-1 2.5-3-2-2L4 14.5 6 16l4-3.8L2 3z"/>',
};
