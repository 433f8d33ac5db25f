/** Shows that it is somebody's turn, on a device where he asked for that; nothing else is done here. */
"use strict";

self.addEventListener("push", (event) => {
    const told = event.data ? event.data.json() : { title: "Mecatol", body: "", link: "/", stop: "", stop_title: "" };
    const actions = told.stop ? [{ action: "stop", title: told.stop_title }] : [];
    const shown = { body: told.body, icon: "/icon.svg", tag: "turn", data: { link: told.link, stop: told.stop }, actions };
    event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener("notificationclick", (event) => {
    const { link, stop } = event.notification.data;
    event.notification.close();
    event.waitUntil(event.action === "stop" ? fetch(new URL(stop).pathname, { method: "POST" }) : self.clients.openWindow(link));
});
