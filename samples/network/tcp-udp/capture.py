"""A packet capture of loopback, as text: what tcpdump would show, shortened."""

import socket, struct, time

from fault import send_three, tcp_pair

ETH_P_ALL, PACKET_OUTGOING, SO_TIMESTAMPNS = 3, 4, 35
ETHERNET, END, PADDING, SACK = 14, 0, 1, 5


def trace(lost):
    """One line for each segment from the client's first data on, sequence numbers counted from 1."""
    client, server = tcp_pair()
    tap = start_capture()
    send_three(client, server, lost)
    time.sleep(0.3)  # the last repetition and the last acknowledgement
    return list(lines(tap, client.getsockname()[1]))


def start_capture():
    tap = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
    tap.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
    tap.bind(("lo", ETH_P_ALL))
    tap.setblocking(False)
    return tap


def lines(tap, client_port):
    first, began = None, None
    for seconds, packet in packets(tap):
        tcp = packet[(packet[0] & 15) * 4 :]
        source, _, sequence, acknowledged, offset = struct.unpack_from("!HHIIB", tcp)
        options, data = tcp[20 : (offset >> 4) * 4], tcp[(offset >> 4) * 4 :]
        if first is None:
            first, began = sequence, seconds
        if source == client_port:
            place = sequence - first + 1
            span = f"{place}-{place + len(data) - 1}"
            text = f"client {span:5} {data.decode().strip()}"
        else:
            text = f"server ack {acknowledged - first + 1}{sacked(options, first)}"
        yield f"{(seconds - began) * 1000:3.0f} ms  {text}"


def packets(tap):
    """Every packet once, with the kernel's time stamp in seconds."""
    while True:
        try:
            frame, ancillary, _, address = tap.recvmsg(65536, 64)
        except BlockingIOError:
            return
        if address[2] == PACKET_OUTGOING:  # loopback shows it twice
            seconds, nanoseconds = struct.unpack("qq", ancillary[0][2])
            yield seconds + nanoseconds / 1e9, frame[ETHERNET:]


def sacked(options, first):
    while options and options[0] != END:
        if options[0] == PADDING:
            options = options[1:]
        elif options[0] == SACK:
            left, right = struct.unpack_from("!II", options, 2)
            return f", has {left - first + 1}-{right - first}"
        else:
            options = options[options[1] :]
    return ""
